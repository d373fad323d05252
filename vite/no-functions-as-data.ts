import { createSerializationAdapter } from '@tanstack/react-router'

/**
 * Start can hand server functions to the browser as data, and for that brings its client for them, with all that it
 * reads and writes, into the first load. Ours are imported where they are called: none is ever data.
 */
export const ServerFunctionSerializationAdapter = createSerializationAdapter({
  key: '$TSS/serverfn',
  test: (_value: unknown): _value is never => false,
  toSerializable: (value: never) => value,
  fromSerializable: (value: never) => value,
})
