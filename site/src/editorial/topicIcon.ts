import {
  calendarCheckIcon,
  calendarXIcon,
  creditCardIcon,
  envelopeSimpleIcon,
  gearIcon,
  mapTrifoldIcon,
  questionIcon,
  shieldCheckIcon,
  ticketIcon,
  trainRegionalIcon,
  userCircleIcon,
  usersIcon,
  type IconShape,
} from "@gratweg/design-system";

const ICONS: Readonly<Record<string, IconShape>> = {
  "ph:calendar-check": calendarCheckIcon,
  "ph:calendar-x": calendarXIcon,
  "ph:credit-card": creditCardIcon,
  "ph:envelope-simple": envelopeSimpleIcon,
  "ph:gear": gearIcon,
  "ph:map-trifold": mapTrifoldIcon,
  "ph:shield-check": shieldCheckIcon,
  "ph:ticket": ticketIcon,
  "ph:train-regional": trainRegionalIcon,
  "ph:user-circle": userCircleIcon,
  "ph:users": usersIcon,
};

/** The icon that an editor chose for a topic of help, by its Iconify name; a question mark for one that is not shipped. */
export function topicIcon(name: string): IconShape {
  return ICONS[name] ?? questionIcon;
}
