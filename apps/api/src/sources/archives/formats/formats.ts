import { cooklang } from './cooklang.format.js';
import { copyMeThat } from './copy-me-that.format.js';
import type { FormatReader } from './format.js';
import { mealie } from './mealie.format.js';
import { nextcloud } from './nextcloud.format.js';
import { paprika } from './paprika.format.js';
import { recipeSage } from './recipe-sage.format.js';
import { schemaOrg } from './schema-org.format.js';
import { tandoor } from './tandoor.format.js';

/** The formats in the order in which they are tried: the last one is the most general. */
export const FORMATS: readonly FormatReader[] = [
  mealie,
  tandoor,
  paprika,
  nextcloud,
  copyMeThat,
  cooklang,
  recipeSage,
  schemaOrg,
];
