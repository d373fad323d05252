export { prepareTeams } from './screens/prepare-teams.ts'
export { TeamsPage } from './screens/teams-page.tsx'
export { teamChoicesQuery } from './teams.queries.ts'
