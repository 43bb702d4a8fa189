import { cooklang } from './cooklang.reader.js';
import { copyMeThat } from './copy-me-that.reader.js';
import type { FormatReader } from '../nodes/format.js';
import { mealie } from './mealie.reader.js';
import { nextcloud } from './nextcloud.reader.js';
import { paprika } from './paprika.reader.js';
import { recipeSage } from './recipe-sage.reader.js';
import { schemaOrg } from './schema-org.reader.js';
import { tandoor } from './tandoor.reader.js';

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
