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

  /** Detects the techniques in texts of steps. Stores nothing. At most 60 requests a minute. */
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
   * Reads ingredient lines as those of a draft. Stores nothing. Counts as a request of
   * `POST /detection/steps`.
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
