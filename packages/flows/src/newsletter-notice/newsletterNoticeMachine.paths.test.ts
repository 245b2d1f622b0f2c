import { testEveryPath } from "../testing/everyPath";
import { newsletterNoticeMachine, type NewsletterNoticeContext } from "./newsletterNoticeMachine";

testEveryPath(newsletterNoticeMachine, {
  inputs: [{ texts: { invalidEmail: "leer", messageError: "Fehler" } }],
  events: [
    { type: "email.change", email: "anna@example.org" },
    { type: "newsletter.submit" },
    { type: "notice.dismiss" },
  ],
  answers: {
    subscribe: { outputs: [{ success: true, message: "Danke." }], errors: [new TypeError("offline")] },
  },
  project: ({ email, notice }: NewsletterNoticeContext) => [email, notice?.message],
});
