export { default } from '../../shell/pages/empty-area.tsx';
