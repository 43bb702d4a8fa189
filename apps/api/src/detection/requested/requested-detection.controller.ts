import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LargeBody } from '../../http/body-limit.js';
import { JSON_TEXT } from '../../http/json-text.js';
import { ApiErrors } from '../../openapi/api-errors.decorator.js';
import { CurrentProfile } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import { DetectLinesDto, DetectStepsDto } from './requested-detection.dto.js';
import { DetectedLines, DetectedSteps } from './requested-detection.view.js';
import { RequestedDetectionService } from './requested-detection.service.js';

@ApiTags('Detection')
@Controller('detection')
export class RequestedDetectionController {
  constructor(private readonly detection: RequestedDetectionService) {}

  /**
   * Detects the techniques in texts of steps.
   *
   * @remarks For an editor that shows them while a person writes. Stores nothing. At most 100
   * texts, and 60 requests a minute with those of `POST /detection/lines`. `auto` finds one
   * language for the whole request. Recipes that are saved need no call: they are detected when
   * written. Example: `{ "locale": "auto", "texts": ["Faire fondre 50 g de beurre."] }`.
   */
  @Post('steps')
  @HttpCode(200)
  @LargeBody()
  @Header(...JSON_TEXT)
  @ApiOkResponse({ type: DetectedSteps })
  @ApiErrors('TOO_MANY_REQUESTS')
  detectSteps(@CurrentProfile() { id }: Profile, @Body() body: DetectStepsDto): Promise<string> {
    return this.detection.detectSteps(id, body);
  }

  /**
   * Reads ingredient lines as those of a draft.
   *
   * @remarks For lines that a person types or pastes. Stores nothing. At most 200 lines; counts as
   * a request of `POST /detection/steps`. A line with `flags` needs a decision of the person before
   * it becomes an ingredient. Example: `{ "locale": "fr", "lines": ["2 oignons"] }`.
   */
  @Post('lines')
  @HttpCode(200)
  @LargeBody()
  @ApiOkResponse({ type: DetectedLines })
  @ApiErrors('TOO_MANY_REQUESTS')
  detectLines(
    @CurrentProfile() { id }: Profile,
    @Body() body: DetectLinesDto,
  ): Promise<DetectedLines> {
    return this.detection.detectLines(id, body);
  }
}
