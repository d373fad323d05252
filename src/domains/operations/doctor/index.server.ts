export { doctorCommand } from './doctor-command.server.ts'
