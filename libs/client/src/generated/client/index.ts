export * from '../../transport/http-client.js';
