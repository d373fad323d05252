import { defineOperation } from '#kit/features/index.server.ts'

export default defineOperation({
  notBackedUp: {
    push_subscriptions: 'they go with the sessions of their browsers',
    push_messages: 'they go with their subscriptions',
    push_keys: 'without subscriptions, a new key does as well',
  },
})
