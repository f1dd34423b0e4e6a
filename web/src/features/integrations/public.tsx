export { IntegrationPart } from './IntegrationPart.tsx';
