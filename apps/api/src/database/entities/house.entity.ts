import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A household. Its members are the profiles that name it. */
@Entity()
export class HouseEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  /** One of the members; the database checks that at the end of every transaction. */
  @Column('int')
  administratorId: number;

  @Column('text')
  invitationCode: string;

  @Column('timestamptz')
  createdAt: Date;
}
