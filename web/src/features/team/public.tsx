export { AdministratorsPart } from './AdministratorsPart.tsx';
export { TeamPart } from './TeamPart.tsx';
