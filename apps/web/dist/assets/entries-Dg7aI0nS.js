const o=[["week","calendar"],["cookbook","book"],["list","list"],["cook","pot"]],c=[["pantry","jar"],["household","house"],["connections","link"],["account","account"]];export{o as M,c as O};
