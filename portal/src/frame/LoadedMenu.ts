export { MobileMenu as default } from "@gratweg/design-system";
