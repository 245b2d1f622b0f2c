import type { Core } from "@strapi/strapi";
import { mailFrom } from "@gratweg/backoffice/environment";
import { mailHost } from "@gratweg/backoffice/bookings/mails";
import { addressOf } from "@gratweg/backoffice/mails/sender-address";
import { createDeclarations, type Declarations } from "@gratweg/backoffice/declarations/declarations";
import { knexDeclarationStore } from "@gratweg/backoffice/declarations/store";

let running: Declarations | null = null;

/** What this process receives declarations with: opened by the bootstrap. */
export function declarations(): Declarations {
  if (!running) throw new Error("Declarations are not open yet.");
  return running;
}

export async function openDeclarations(strapi: Core.Strapi): Promise<void> {
  for (const index of [
    "UNIQUE INDEX IF NOT EXISTS contract_declarations_content ON contract_declarations (content_key)",
    "UNIQUE INDEX IF NOT EXISTS contract_declarations_receipt ON contract_declarations (receipt_number)",
  ])
    await strapi.db.connection.raw(`CREATE ${index}`);
  const { documentId } = strapi.db.metadata.get("api::contract-declaration.contract-declaration").attributes;
  running = createDeclarations({
    store: knexDeclarationStore({
      knex: strapi.db.connection,
      // Strapi's own generator, as its schema holds it.
      createDocumentId: (documentId as unknown as { default: () => string }).default,
      mailHost: mailHost(mailFrom()),
    }),
    now: () => new Date(),
    fallbackEmail: addressOf(mailFrom()),
  });
}
