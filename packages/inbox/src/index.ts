export { MessageStore, startInbox, type Inbox, type InboxMessage } from "./inbox";
