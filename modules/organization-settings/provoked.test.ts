import { testProvoked } from '#modules/organizations/test-provoked.ts'
import { deletionErrors } from './settings-errors.server.ts'

testProvoked({
  codes: [
    ...(Object.keys(deletionErrors) as (keyof typeof deletionErrors)[]),
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  ],
  besideAField: {},
  onlyByCalls: [],
})
