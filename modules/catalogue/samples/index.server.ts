export { addSampleCatalogue } from './sample-catalogue.server.ts'
