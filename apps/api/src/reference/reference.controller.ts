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

  /** The diets a person may follow. */
  @Get('diets')
  @Public()
  @ApiOkResponse({ type: [DietRow] })
  listReferenceDiets(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.diets.response.send(reply, PUBLIC_COPY);
  }

  /** The 14 regulated allergens. */
  @Get('allergies')
  @Public()
  @ApiOkResponse({ type: [AllergyRow] })
  listReferenceAllergies(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.allergies.response.send(reply, PUBLIC_COPY);
  }

  /** Every ingredient. */
  @Get('ingredients')
  @ApiOkResponse({ type: [IngredientRow] })
  listReferenceIngredients(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.ingredients.response.send(reply, PRIVATE_COPY);
  }

  /** Every unit. */
  @Get('units')
  @ApiOkResponse({ type: [UnitRow] })
  listReferenceUnits(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.units.response.send(reply, PRIVATE_COPY);
  }

  /** Every cooking technique. */
  @Get('tech-steps')
  @ApiOkResponse({ type: [TechStepRow] })
  listReferenceTechSteps(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.techSteps.response.send(reply, PRIVATE_COPY);
  }

  /** Every utensil. */
  @Get('utensils')
  @ApiOkResponse({ type: [UtensilRow] })
  listReferenceUtensils(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.utensils.response.send(reply, PRIVATE_COPY);
  }

  /** Every implemented recipe source. */
  @Get('sources')
  @ApiOkResponse({ type: [SourceRow] })
  listReferenceSources(@Res() reply: FastifyReply): void | Promise<void> {
    return this.catalogues.sources.response.send(reply, PRIVATE_COPY);
  }
}
