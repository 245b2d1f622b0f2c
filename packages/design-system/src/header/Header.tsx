import { HeaderFrame, type HeaderProps } from "./HeaderFrame";
import { MobileMenu } from "./MobileMenu";

export type { HeaderLayout, HeaderProps } from "./HeaderFrame";

/** Contact bar, logo and main menu; sticks to the top and makes way while one scrolls down. */
export function Header(props: HeaderProps) {
  return <HeaderFrame {...props} menu={MobileMenu} />;
}
