import { Param } from '@nestjs/common';
import { ParseIdPipe } from '../http/parse-id.pipe.js';

/** The path parameter `recipeId`. */
export const RecipeId = () => Param('recipeId', ParseIdPipe);
