"""5.0: movement of groups, rights of passage, chevauchées."""
