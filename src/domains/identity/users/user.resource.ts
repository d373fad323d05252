import { choice, defineResource, email, text } from '#kit/resource/index.ts'
import { roles, statuses } from './user-choices.ts'

/** Lists of users search, sort and filter by these fields; every other verb has rules of its own. */
export const user = defineResource('user', {
  path: 'users',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true }),
    email: email({ required: true, search: 'words', sort: true }),
    role: choice(roles, { required: true, filter: true }),
    status: choice(statuses, { required: true, filter: true }),
  },
})
