import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  notBackedUp: {
    api_keys: 'a key that was revoked since must not work again: its owner makes another',
  },
})
