import { createSerializationAdapter } from '@tanstack/react-router'
import {
  createCsrfMiddleware,
  createIsomorphicFn,
  createMiddleware,
  createStart,
} from '@tanstack/react-start'
import { type PublicError, publicError } from '#platform/errors/public-error.ts'
import { shieldFunction } from '#platform/http/errors/shield-function.ts'

/** Only the product's own pages may call server functions; `platform/http/app.ts` sets the origin to compare with. */
const sameOriginOnly = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
})

const shield = createMiddleware({ type: 'function' }).server(({ next }) => shieldFunction(next))

const face = createIsomorphicFn()
  .server((error: Error) => publicError(error))
  .client((error: Error): Partial<PublicError> & Error => error)

/** Only the public part of an error reaches the browser, in page data as well as in responses. */
const errors = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable(error) {
    const { message, status = 0, code = '', requestId = '' } = face(error)
    return { message, status, code, requestId }
  },
  fromSerializable: ({ message, ...facts }) => Object.assign(new Error(message), facts),
})

export const startInstance = createStart(() => ({
  requestMiddleware: [sameOriginOnly],
  functionMiddleware: [shield],
  serializationAdapters: [errors],
}))
