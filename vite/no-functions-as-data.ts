import { createSerializationAdapter } from '@tanstack/react-router'

/** Start's own adapter, which sends server functions as data, would add the RPC client to the first load. */
export const ServerFunctionSerializationAdapter = createSerializationAdapter({
  key: '$TSS/serverfn',
  test: (_value: unknown): _value is never => false,
  toSerializable: (value: never) => value,
  fromSerializable: (value: never) => value,
})
