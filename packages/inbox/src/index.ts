export { MessageStore, startInbox, type Inbox } from "./inbox";
export type { InboxMessage } from "./page";
