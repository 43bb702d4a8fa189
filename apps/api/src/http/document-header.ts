import { ApiHeader, type ApiHeaderOptions } from '@nestjs/swagger';

/** Describes in OpenAPI the header that a parameter decorator reads, on the routes that use it. */
export function documentHeader(header: ApiHeaderOptions): ParameterDecorator {
  return (target, method = '') => {
    const descriptor = Object.getOwnPropertyDescriptor(target, method);
    if (descriptor !== undefined) ApiHeader(header)(target, method, descriptor);
  };
}
