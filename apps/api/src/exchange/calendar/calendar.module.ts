import { Module } from '@nestjs/common';
import { HouseModule } from '../../house/house.module.js';
import { PlanningModule } from '../../planning/planning.module.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

/** The meals of a house as a calendar to subscribe to. */
@Module({
  imports: [HouseModule, PlanningModule],
  controllers: [CalendarController, CalendarFeedController],
  providers: [CalendarRepository, CalendarService],
})
export class CalendarModule {}
