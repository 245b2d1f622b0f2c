import { startInbox } from "./inbox";

const { GRATWEG_SMTP_PORT = 1025, GRATWEG_INBOX_PORT = 1080 } = process.env;
process.umask(0o077);
await startInbox({ smtpPort: Number(GRATWEG_SMTP_PORT), httpPort: Number(GRATWEG_INBOX_PORT) });
process.stdout.write(`Inbox: SMTP ${GRATWEG_SMTP_PORT}, page http://localhost:${GRATWEG_INBOX_PORT}\n`);
