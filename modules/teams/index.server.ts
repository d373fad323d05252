export {
  addTeamMember,
  createTeam,
  deleteTeam,
  findTeam,
  joinTeam,
  removeTeamMember,
  renameTeam,
} from './change-teams.server.ts'
export { memberIds } from './member-ids.server.ts'
export { teamErrorMap, teamErrors, teamTaken } from './team-errors.server.ts'
export { teamMembers, teams } from './team.table.server.ts'
