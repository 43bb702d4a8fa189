import { Module } from '@nestjs/common';
import { EventReader } from './event-reader.service.js';
import { EventStreams } from './event-streams.service.js';
import { HouseEventsController } from './house-events.controller.js';
import { HouseEventsService } from './house-events.service.js';

/** Events of houses as streams. */
@Module({
  controllers: [HouseEventsController],
  providers: [EventReader, EventStreams, HouseEventsService],
})
export class EventsModule {}
