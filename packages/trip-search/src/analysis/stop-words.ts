/** Words that say nothing about a trip, folded. They are not indexed and need not match. */
const STOP_WORDS = new Set(
  (
    "aber alle allem allen aller alles als also am an ans auch auf aufs aus bei beim bis das dass dem den der des die dies " +
    "diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es euch euer eure fur furs hat haben " +
    "hier ich ihr ihre ihrem ihren ihrer ihres im in ins ist ja jede jedem jeden jeder jedes kann mein meine mich mir mit nach noch " +
    "nun nur ob oder sein seine seinem seinen seiner seit sich sie sind so uber ubers um und uns unser unsere unserem unseren " +
    "unserer unter vom von vor war was wegen wenn wer wie wir wird wo zu zum zur zwischen"
  ).split(" "),
);

export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}
