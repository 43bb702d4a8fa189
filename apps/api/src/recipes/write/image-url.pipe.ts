import { Body, Injectable, type PipeTransform } from '@nestjs/common';
import { Config } from '../../config.js';
import { EgressPolicy } from '../../egress/egress-policy.js';
import { InvalidRequest } from '../../http/fields/validation-error.js';
import { RecipeDto } from './recipe.dto.js';

/** Refuses an image over http, unless its host is exempt from the rules for outgoing requests. */
@Injectable()
class ImageUrlPipe implements PipeTransform<RecipeDto, RecipeDto> {
  private readonly policy: EgressPolicy;

  constructor({ egressAllowHosts }: Config) {
    this.policy = new EgressPolicy(egressAllowHosts);
  }

  transform(recipe: RecipeDto): RecipeDto {
    const { imageUrl } = recipe;
    if (imageUrl != null && !/^https:/i.test(imageUrl) && !this.isExempt(imageUrl)) {
      throw new InvalidRequest(['imageUrl must be an https address']);
    }
    return recipe;
  }

  private isExempt(address: string): boolean {
    return URL.canParse(address) && this.policy.isExempt(new URL(address));
  }
}

/** The body of a route that stores a recipe. */
export const RecipeBody = () => Body(ImageUrlPipe);
