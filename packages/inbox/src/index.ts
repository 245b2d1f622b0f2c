export { startInbox, type Inbox } from "./inbox";
export { MessageStore, type InboxMessage } from "./messages";
