import { startIdentity } from "./server";

process.umask(0o077);
const environment = process.env;
/** Every site is a client: the sign-in begins and ends on its own origin. */
const sites = (environment["GRATWEG_SITE_ORIGINS"] ?? "http://portal.localhost:8000").split(",");
const secret = environment["GRATWEG_SOCIAL_DEMO_CLIENT_SECRET"];
if (!secret) {
  process.stderr.write("GRATWEG_SOCIAL_DEMO_CLIENT_SECRET is missing.\n");
  process.exit(1);
}

const port = Number(environment["GRATWEG_IDENTITY_PORT"] || 1090);
const identity = await startIdentity({
  port,
  client: {
    id: environment["GRATWEG_SOCIAL_DEMO_CLIENT_ID"] || "gratweg",
    secret,
    redirectUris: sites.map((origin) => `${origin.trim()}/api/connect/demo/callback`),
  },
});
process.stdout.write(`Identity provider: http://localhost:${port}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void identity.stop().then(() => process.exit(0)));
