export { NewsletterMachine as default } from "@gratweg/page-parts";
