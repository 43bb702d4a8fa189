import { readS3Location } from './s3-location.js';

describe('readS3Location', () => {
  it('reads server, bucket, folder, region and credentials', () => {
    const url = 'https://key:a%2Fb@s3.example:9000/photos/popote/prod?region=eu-west-3';
    expect(readS3Location({ PHOTOS_S3_URL: url })).toEqual({
      endpoint: 'https://s3.example:9000',
      region: 'eu-west-3',
      bucket: 'photos',
      prefix: 'popote/prod/',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b' },
    });
  });

  it('leaves out what the URL does not state', () => {
    expect(readS3Location({ PHOTOS_S3_URL: 'https://s3.example/photos' })).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'photos',
      prefix: '',
      credentials: undefined,
    });
    expect(readS3Location({})).toBeUndefined();
  });
});
