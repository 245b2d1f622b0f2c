import { translate, type Texts, type Values } from "./translate";

interface Options {
  lng?: string;
  defaultNS?: string;
  fallbackNS?: string[];
  resources?: Record<string, Record<string, Texts>>;
}

/** Stands in for i18next in the browser's bundle; made the way gatsby-plugin-react-i18next makes its instance. */
class Instance {
  language = "de";
  #namespaces: Texts[] = [];

  init({ lng = "de", defaultNS, fallbackNS = [], resources = {} }: Options): void {
    this.language = lng;
    const texts = resources[lng] ?? {};
    this.#namespaces = [defaultNS, ...fallbackNS].flatMap((name) =>
      name !== undefined && texts[name] ? [texts[name]] : [],
    );
  }

  readonly t = (key: string, values?: Values): string => translate(this.#namespaces, key, values);

  changeLanguage(language: string): void {
    this.language = language;
  }
}

export type { Instance };

const i18next = { createInstance: (): Instance => new Instance() };

export default i18next;
