import { testProvoked } from '#modules/organizations/test-provoked.ts'
import { activeErrors } from './active-organization-errors.server.ts'

testProvoked({
  codes: Object.keys(activeErrors) as (keyof typeof activeErrors)[],
  besideAField: {},
  // Pages only call it with an active organization.
  onlyByCalls: ['NO_ACTIVE_ORGANIZATION'],
})
