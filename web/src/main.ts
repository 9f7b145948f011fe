import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './router.svelte';
import './theme/theme.css';

router.start();
const target = document.getElementById('page');
if (target) mount(App, { target });
