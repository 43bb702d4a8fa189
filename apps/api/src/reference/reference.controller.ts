import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../session/access.decorators.js';
import { Catalogues } from './catalogues.js';
import {
  AllergyRow,
  DietRow,
  IngredientRow,
  SourceRow,
  TechStepRow,
  UnitRow,
  UtensilRow,
} from './reference.view.js';

/** Values of `Cache-Control`: a cache may store a copy, and must revalidate it before use. */
const PUBLIC_COPY = 'public, no-cache';
const PRIVATE_COPY = 'private, no-cache';

/** Sends the catalogues from memory, with a strong ETag. */
@ApiTags('Reference catalogues')
@Controller('reference')
export class ReferenceController {
  constructor(private readonly catalogues: Catalogues) {}

  /**
   * The diets a person may follow.
   *
   * @remarks For the choice of a diet before and after sign-up; needs no session. Contains ids and
   * keys, no names: the label files of `@popote/client` have those.
   */
  @Get('diets')
  @Public()
  @ApiOkResponse({ type: [DietRow] })
  listReferenceDiets(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.diets.response.send(reply, PUBLIC_COPY);
  }

  /**
   * The 14 regulated allergens.
   *
   * @remarks For the choice of allergies before and after sign-up; needs no session. Contains ids
   * and keys, no names. Intolerances are marked in `kind`, for grouping alone.
   */
  @Get('allergies')
  @Public()
  @ApiOkResponse({ type: [AllergyRow] })
  listReferenceAllergies(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.allergies.response.send(reply, PUBLIC_COPY);
  }

  /**
   * Every ingredient.
   *
   * @remarks Load it once and keep it: it changes with a release only, and a browser stores it. A
   * food that is missing here is written as a text line of a recipe. Names and synonyms in French
   * and English are in the label files of `@popote/client`.
   */
  @Get('ingredients')
  @ApiOkResponse({ type: [IngredientRow] })
  listReferenceIngredients(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.ingredients.response.send(reply, PRIVATE_COPY);
  }

  /**
   * Every unit.
   *
   * @remarks Load it once and keep it. Units of one type, mass or volume, are converted into each
   * other in lists; units of COUNT are not.
   */
  @Get('units')
  @ApiOkResponse({ type: [UnitRow] })
  listReferenceUnits(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.units.response.send(reply, PRIVATE_COPY);
  }

  /**
   * Every cooking technique.
   *
   * @remarks What detection finds in steps, and what a correction may choose. Load it once and keep
   * it. It contains keys, no texts: the label files have the names.
   */
  @Get('tech-steps')
  @ApiOkResponse({ type: [TechStepRow] })
  listReferenceTechSteps(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.techSteps.response.send(reply, PRIVATE_COPY);
  }

  /**
   * Every utensil.
   *
   * @remarks What detection finds in steps. Load it once and keep it. Utensils are shown, they do
   * not limit a session: burners and ovens do.
   */
  @Get('utensils')
  @ApiOkResponse({ type: [UtensilRow] })
  listReferenceUtensils(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.utensils.response.send(reply, PRIVATE_COPY);
  }

  /**
   * Every implemented recipe source.
   *
   * @remarks Every source that the service can read, enabled or not. A house chooses among them
   * with `PATCH /house/current/sources`.
   */
  @Get('sources')
  @ApiOkResponse({ type: [SourceRow] })
  listReferenceSources(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.sources.response.send(reply, PRIVATE_COPY);
  }
}
