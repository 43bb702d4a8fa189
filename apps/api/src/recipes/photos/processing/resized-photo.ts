/** One stored size of a photo, as WebP. */
export interface PhotoFile {
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** A picture, stored anew in several widths. */
export interface ResizedPhoto {
  /** Size of the largest file. */
  readonly width: number;
  readonly height: number;
  /** A data URL. */
  readonly placeholder: string;
  /** Smallest first. */
  readonly files: readonly PhotoFile[];
}
