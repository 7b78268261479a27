export { useWrite } from '../ui/use-write.ts';
