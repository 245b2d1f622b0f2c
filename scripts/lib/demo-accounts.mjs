/**
 * The people whom the content system makes beside its first content (packages/cms/src/demo/demo-accounts.ts); their passwords are
 * made once for each data folder.
 *
 * @param {Record<string, string>} secrets
 */
export function demoAccounts(secrets) {
  return {
    member: { email: "mitglied@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_MEMBER },
    manager: { email: "verwaltung@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_MANAGER },
    plain: { email: "gast@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_PLAIN },
    writer: { email: "lektorat@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_EDITOR },
  };
}
