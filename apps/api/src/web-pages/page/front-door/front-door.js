// Leads a person whose sign-in with OpenID Connect began at the list back to it.
import { takeSignIn } from '../account/open-id.js';

if (takeSignIn()) location.replace('list');
