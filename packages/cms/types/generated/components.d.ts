import type { Schema, Struct } from "@strapi/strapi";

export interface SharedAssociation extends Struct.ComponentSchema {
  collectionName: "components_shared_associations";
  info: {
    displayName: "Verband";
    icon: "emotionHappy";
  };
  attributes: {
    logo: Schema.Attribute.Media<"images">;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    url: Schema.Attribute.String;
  };
}

export interface SharedCancellationStep extends Struct.ComponentSchema {
  collectionName: "components_shared_cancellation_steps";
  info: {
    displayName: "Stornostufe";
    icon: "calendar";
  };
  attributes: {
    daysBefore: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    percent: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface SharedFact extends Struct.ComponentSchema {
  collectionName: "components_shared_facts";
  info: {
    displayName: "Kennzahl";
    icon: "star";
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedItem extends Struct.ComponentSchema {
  collectionName: "components_shared_items";
  info: {
    displayName: "Listeneintrag";
    icon: "bulletList";
  };
  attributes: {
    text: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: "components_shared_links";
  info: {
    displayName: "Link";
    icon: "link";
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    url: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedQuestion extends Struct.ComponentSchema {
  collectionName: "components_shared_questions";
  info: {
    displayName: "Frage und Antwort";
    icon: "question";
  };
  attributes: {
    answer: Schema.Attribute.Blocks & Schema.Attribute.Required;
    question: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: "components_shared_seos";
  info: {
    displayName: "Suchmaschinen";
    icon: "search";
  };
  attributes: {
    metaDescription: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    metaTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
    noindex: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SharedSiteSelection extends Struct.ComponentSchema {
  collectionName: "components_shared_site_selections";
  info: {
    displayName: "Seiten";
    icon: "globe";
  };
  attributes: {
    adventures: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    biking: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    cultural: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    hiking: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    outdoorsGermany: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    outdoorsSweden: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    portal: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    traveling: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SharedTextSection extends Struct.ComponentSchema {
  collectionName: "components_shared_text_sections";
  info: {
    displayName: "Abschnitt";
    icon: "layer";
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedTopEntry extends Struct.ComponentSchema {
  collectionName: "components_shared_top_entries";
  info: {
    displayName: "Eintrag der Bestenliste";
    icon: "crown";
  };
  attributes: {
    reason: Schema.Attribute.Text & Schema.Attribute.Required;
    tour: Schema.Attribute.Relation<"oneToOne", "api::tour.tour">;
  };
}

export interface TourDay extends Struct.ComponentSchema {
  collectionName: "components_tour_days";
  info: {
    displayName: "Tag";
    icon: "calendar";
  };
  attributes: {
    ascentM: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    descentM: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    distanceKm: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    hours: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    meals: Schema.Attribute.String;
    overnightKind: Schema.Attribute.Enumeration<
      ["huette", "hotel", "pension", "gasthof", "zelt", "biwak", "schiff", "keine"]
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"huette">;
    overnightPlace: Schema.Attribute.String;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface TourHighlight extends Struct.ComponentSchema {
  collectionName: "components_tour_highlights";
  info: {
    displayName: "H\u00F6hepunkt";
    icon: "star";
  };
  attributes: {
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface TourPackingGroup extends Struct.ComponentSchema {
  collectionName: "components_tour_packing_groups";
  info: {
    displayName: "Packliste: Gruppe";
    icon: "briefcase";
  };
  attributes: {
    items: Schema.Attribute.Component<"shared.item", true>;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface TourWaypoint extends Struct.ComponentSchema {
  collectionName: "components_tour_waypoints";
  info: {
    displayName: "Wegpunkt";
    icon: "pinMap";
  };
  attributes: {
    day: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    distanceKm: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 0;
        },
        number
      >;
    elevationM: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8849;
          min: -430;
        },
        number
      >;
    kind: Schema.Attribute.Enumeration<["start", "end", "overnight", "summit", "pass", "hut", "place"]> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<"place">;
    latitude: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    longitude: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    name: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

declare module "@strapi/strapi" {
  export namespace Public {
    export interface ComponentSchemas {
      "shared.association": SharedAssociation;
      "shared.cancellation-step": SharedCancellationStep;
      "shared.fact": SharedFact;
      "shared.item": SharedItem;
      "shared.link": SharedLink;
      "shared.question": SharedQuestion;
      "shared.seo": SharedSeo;
      "shared.site-selection": SharedSiteSelection;
      "shared.text-section": SharedTextSection;
      "shared.top-entry": SharedTopEntry;
      "tour.day": TourDay;
      "tour.highlight": TourHighlight;
      "tour.packing-group": TourPackingGroup;
      "tour.waypoint": TourWaypoint;
    }
  }
}
