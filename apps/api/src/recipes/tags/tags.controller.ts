import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { CountedTag } from '#domain/recipe/tags.js';
import { SessionInStatement } from '../../session/access.decorators.js';
import { CurrentProfile, CurrentSession } from '../../session/current.decorators.js';
import type { Profile } from '../../session/profile.view.js';
import type { SessionClaims } from '../../session/session.js';
import { RenameTagDto } from './tags.dto.js';
import { TagsService } from './tags.service.js';
import { RecipeTag, RenamedTag } from './tags.view.js';

@ApiTags('Recipes')
@Controller('recipes/tags')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /**
   * Lists the tags of the recipes that the viewer may change.
   *
   * @remarks Most frequent first. Case does not count: a tag is one row, in its most frequent spelling.
   */
  @Get()
  @SessionInStatement()
  @ApiOkResponse({ type: [RecipeTag] })
  listRecipeTags(@CurrentSession() session: SessionClaims): Promise<CountedTag[]> {
    return this.tags.list(session);
  }

  /**
   * Renames a tag, or removes it.
   *
   * @remarks In all recipes that the viewer may change. With `to` of another tag, the two become one.
   * Tags make no versions.
   */
  @Patch()
  @ApiOkResponse({ type: RenamedTag })
  async renameRecipeTag(
    @CurrentProfile() { id }: Profile,
    @Body() { from, to }: RenameTagDto,
  ): Promise<RenamedTag> {
    return { changed: await this.tags.rename(id, from, to) };
  }
}
