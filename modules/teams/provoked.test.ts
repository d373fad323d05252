import { testProvoked } from '#modules/organizations/test-provoked.ts'
import { teamErrors } from './team-errors.server.ts'

testProvoked({
  codes: Object.keys(teamErrors) as (keyof typeof teamErrors)[],
  besideAField: { TEAM_ALREADY_EXISTS: 'A team with this name already exists' },
  onlyByCalls: [],
})
