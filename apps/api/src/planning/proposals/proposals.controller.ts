import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LargeBody } from '../../http/body-limit.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CurrentSession } from '../../session/current.decorators.js';
import type { SessionClaims } from '../../session/session.js';
import { ProposalsDto } from './proposals.dto.js';
import { ProposalsService } from './proposals.service.js';
import { Proposals } from './proposals.view.js';

const MAX_BODY = 256 * 1024;

@ApiTags('Planning')
@Controller('planning/proposals')
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  /**
   * Proposes dishes for cells of the week.
   *
   * @remarks One to three proposals that differ, the best first. Stores nothing: send the `items`
   * and `cookings` of one to `POST /planning/items/batch`. Only recipes that suit everybody who
   * eats are proposed; a cell without one stays empty and says why. Example:
   * `{ "cells": [{ "date": "2026-07-13", "slot": "DINNER" }] }`.
   */
  @Post()
  @HttpCode(200)
  @LargeBody(MAX_BODY)
  @ApiOkResponse({ type: Proposals })
  @ApiErrors(
    'HOUSE_NOT_FOUND',
    'RECIPE_NOT_FOUND',
    'COOKING_NOT_FOUND',
    'INGREDIENT_NOT_FOUND',
    'MEMBER_NOT_FOUND',
    'DEPENDANT_NOT_FOUND',
  )
  proposeWeek(
    @CurrentSession() session: SessionClaims,
    @Body() body: ProposalsDto,
  ): Promise<Proposals> {
    return this.proposals.propose(session, body);
  }
}
