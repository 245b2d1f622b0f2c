/** What schema.org and the search engines ask of our structured data, as far as tests can tell. Not part of a build. */
import { z } from "zod";

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/ });
const day = z.iso.date();
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const position = z.int().positive();

const image = z.strictObject({
  "@type": z.literal("ImageObject"),
  url: address,
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});
const postal = z
  .strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text.optional(),
    postalCode: text.optional(),
    addressLocality: text.optional(),
    addressCountry: text.optional(),
  })
  .refine((value) => Object.keys(value).length > 1, "an address says something");
const organisation = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": address.optional(),
  name: text,
  url: address.optional(),
  logo: image.optional(),
  address: postal.optional(),
});
const person = z.strictObject({ "@type": z.literal("Person"), name: text });
const reference = z.strictObject({ "@id": address });
const context = { "@context": z.literal("https://schema.org") };
const telephone = z.string().regex(/^\+\d{6,15}$/);

const site = organisation.extend({
  ...context,
  "@id": address,
  url: address,
  logo: image,
  description: text,
  email: z.email(),
  telephone,
  contactPoint: z.strictObject({
    "@type": z.literal("ContactPoint"),
    contactType: z.literal("customer service"),
    email: z.email(),
    telephone,
    availableLanguage: z.literal("de"),
  }),
});

const website = z.strictObject({
  ...context,
  "@type": z.literal("WebSite"),
  "@id": address,
  name: text,
  url: address,
  inLanguage: z.literal("de-DE"),
  publisher: reference,
  potentialAction: z.strictObject({
    "@type": z.literal("SearchAction"),
    target: z.strictObject({
      "@type": z.literal("EntryPoint"),
      urlTemplate: z.string().regex(/^https:\/\/[^{}]+\?q=\{search_term_string\}$/),
    }),
    "query-input": z.literal("required name=search_term_string"),
  }),
});

const offer = z
  .strictObject({
    "@type": z.literal("Offer"),
    name: text,
    price: z.string().regex(/^\d+\.\d{2}$/),
    priceCurrency: z.literal("EUR"),
    availability: z.enum(
      ["InStock", "LimitedAvailability", "SoldOut"].map((state) => `https://schema.org/${state}`),
    ),
    validFrom: day.optional(),
    validThrough: day,
    url: address.regex(/\/de\/reise\/\d+\/[^/]+\/buchen\/\d+$/),
    seller: organisation.optional(),
  })
  .refine(({ validFrom, validThrough }) => validFrom === undefined || validFrom <= validThrough, "in order");

const trip = z.strictObject({
  ...context,
  "@type": z.literal("TouristTrip"),
  "@id": address,
  name: text,
  description: text,
  url: address,
  image: z.array(address).min(1).optional(),
  touristType: z.array(text).optional(),
  provider: organisation.optional(),
  itinerary: z.strictObject({
    "@type": z.literal("ItemList"),
    numberOfItems: position,
    itemListElement: z.array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position,
        item: z.strictObject({ "@type": z.literal("TouristAttraction"), name: text }),
      }),
    ),
  }),
  offers: z.array(offer).min(1).optional(),
});

const article = z.strictObject({
  ...context,
  "@type": z.literal("Article"),
  headline: text.max(110),
  description: text.optional(),
  image: z.array(address).min(1).optional(),
  datePublished: day.optional(),
  dateModified: moment,
  articleSection: text,
  author: z.union([organisation, person]),
  publisher: organisation.required({ logo: true }),
  inLanguage: z.literal("de-DE"),
  mainEntityOfPage: z.strictObject({ "@type": z.literal("WebPage"), "@id": address }),
});

const crumbs = z.strictObject({
  ...context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position, name: text, item: address }))
    .min(2)
    .refine(counted, "positions count from 1"),
});

const list = z
  .strictObject({
    ...context,
    "@type": z.literal("ItemList"),
    name: text,
    itemListOrder: z.literal("https://schema.org/ItemListOrderAscending"),
    numberOfItems: position,
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position, name: text, url: address }))
      .refine(counted, "positions count from 1"),
  })
  .refine((value) => value.numberOfItems === value.itemListElement.length, "as many as it says");

const questions = z.strictObject({
  ...context,
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: text,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
      }),
    )
    .min(1),
});

function counted(items: readonly { position: number }[]): boolean {
  return items.every((item, index) => item.position === index + 1);
}

export const structuredData = z.discriminatedUnion("@type", [
  site,
  website,
  trip,
  article,
  crumbs,
  list,
  questions,
]);
