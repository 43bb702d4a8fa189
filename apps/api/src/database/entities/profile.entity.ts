import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An account, and its place in at most one house. */
@Entity()
export class ProfileEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  passwordHash: string;

  /** Tokens carry the version they were issued under; raising it ends them all. */
  @Column('int', { default: 0 })
  tokenVersion: number;

  @Column('int', { nullable: true })
  houseId: number | null;

  @Column('timestamptz', { nullable: true })
  joinedHouseAt: Date | null;

  @Column('int', { nullable: true })
  dietId: number | null;

  @Column('timestamptz')
  createdAt: Date;
}
