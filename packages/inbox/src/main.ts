import { startInbox } from "./inbox";

process.umask(0o077);
const inbox = await startInbox({
  smtpPort: Number(process.env["GRATWEG_SMTP_PORT"] ?? 1025),
  httpPort: Number(process.env["GRATWEG_INBOX_PORT"] ?? 1080),
});
process.stdout.write(`Inbox: SMTP ${inbox.smtpPort}, page http://localhost:${inbox.httpPort}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void inbox.stop().then(() => process.exit(0)));
